"""How opponents learn: by imitating `greedy`, then by playing against themselves. Needs the extra `learn`."""
