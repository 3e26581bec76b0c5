/** What stands in a list more than once. */
export const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
