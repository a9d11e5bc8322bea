/** Builds an update set: undefined is skipped, '' becomes null. */
export const toUpdateSet = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  )
