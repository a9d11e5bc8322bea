import { data } from 'react-router'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ title: 'Page introuvable · Foulée' }]

export default function NotFound() {
  return (
    <main id="contenu">
      <h1>Page introuvable</h1>
    </main>
  )
}
