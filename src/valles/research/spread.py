"""The old place of `valles.workers`."""

from valles.kernel.deprecation import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Failure": "valles.workers:Failure",
        "Here": "valles.workers:SerialPool",
        "Processes": "valles.workers:ProcessPool",
        "Progress": "valles.workers:Progress",
        "Workers": "valles.workers:Pool",
        "flawless": "valles.workers:raise_on_failure",
        "spread": "valles.workers:map_tasks",
        "workers": "valles.workers:open_pool",
    },
)
