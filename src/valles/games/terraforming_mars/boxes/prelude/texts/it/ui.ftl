ui-preludes = Le tue carte Prelude
