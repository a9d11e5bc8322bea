export function toText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<br>|<\/(p|li|h3|blockquote)>/g, '\n$&'),
    'text/html',
  )
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
