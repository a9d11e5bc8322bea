export const named = (name: string, errors: Readonly<Record<string, string>>) => ({
  id: name,
  name,
  error: errors[name],
})
