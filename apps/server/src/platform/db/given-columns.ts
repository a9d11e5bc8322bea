/** What is sent, as columns: an empty text is none, and what is not sent is no column. */
export const toGivenColumns = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  )
