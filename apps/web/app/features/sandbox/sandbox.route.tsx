export const meta = () => [{ title: 'Catalogue · Foulée' }]

export default function Sandbox() {
  return (
    <main id="contenu">
      <h1>Catalogue</h1>
    </main>
  )
}
