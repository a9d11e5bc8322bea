/** Props of a field: name, id and error, so that the error summary can link to it. */
export const named = (name: string, errors: Readonly<Record<string, string>>) => ({
  id: name,
  name,
  error: errors[name],
})
