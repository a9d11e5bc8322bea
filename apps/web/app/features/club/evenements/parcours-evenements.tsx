import { EvenementsACote } from './evenements-a-cote.tsx'

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
