/** The drawings of Prelude. */

export default { prelude: "prelude" };
