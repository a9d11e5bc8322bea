export const fieldProps = (name: string, errors: Readonly<Record<string, string>>) => ({
  id: name,
  name,
  error: errors[name],
})
