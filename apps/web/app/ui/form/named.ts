/** A field under its name: what the server says of it lands there, and the summary leads to it. */
export const named = (name: string, errors: Readonly<Record<string, string>>) => ({
  id: name,
  name,
  error: errors[name],
})
