MESSAGES_AT_ONCE = 100
VARIANTS = {"terraforming_mars": {"draft": True}, "on_mars": {"first_colonists": True}}
def encoded_seeds(seed): return [str(seed)]
