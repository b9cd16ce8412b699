ui-preludes = Your preludes
