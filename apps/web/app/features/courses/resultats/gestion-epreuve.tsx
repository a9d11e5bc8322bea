import type { Course, Epreuve } from '@foulee/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CodesSection } from './codes-section.tsx'
import { CorrectionsSection } from './corrections-section.tsx'
import { DemandesList } from './demandes-list.tsx'
import { LinesSearch } from './lines-search.tsx'
import { gestionResultatsQuery } from './resultats.queries.ts'
import { SentFile } from './sent-file.tsx'
import { UploadSteps } from './upload-steps.tsx'
import { WithdrawnList } from './withdrawn-list.tsx'

export function GestionEpreuve({ course, epreuve }: { course: Course; epreuve: Epreuve }) {
  const query = useQuery(gestionResultatsQuery(epreuve.id))
  return (
    <Query
      label="Chargement des résultats…"
      query={query}
      skeleton={<Skeleton className="h-64 rounded-card" />}
    >
      {(data) => {
        const { envoi, empechement, demandes, retires } = data
        return (
          <div className="grid gap-10">
            {envoi && <SentFile course={course} envoi={envoi} epreuvesId={epreuve.id} />}
            {demandes.length > 0 && <DemandesList demandes={demandes} epreuvesId={epreuve.id} />}
            {empechement ? (
              <p className="card p-5">{empechement}</p>
            ) : (
              <UploadSteps course={course} epreuvesId={epreuve.id} hasResults={envoi !== null} />
            )}
            {envoi && <CodesSection course={course} envoi={envoi} epreuvesId={epreuve.id} />}
            {envoi && <CorrectionsSection epreuvesId={epreuve.id} />}
            {envoi && <LinesSearch epreuvesId={epreuve.id} />}
            {retires.length > 0 && <WithdrawnList epreuvesId={epreuve.id} retires={retires} />}
          </div>
        )
      }}
    </Query>
  )
}
