import { EvenementsACote } from './evenements-a-cote.tsx'

/**
 * On the page of a route: who runs it next. The default export of its own script, which comes after what is
 * above it.
 */
export default function ParcoursEvenements({ id }: { id: number }) {
  return (
    <div className="no-print page pt-14 empty:hidden">
      <EvenementsACote
        lead="Les prochains rendez-vous qui courent ici."
        of={{ parcours: String(id) }}
        title="Sorties sur ce parcours"
      />
    </div>
  )
}
