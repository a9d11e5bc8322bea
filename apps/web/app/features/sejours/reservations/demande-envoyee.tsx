import { formatDateRange } from '@foulee/domain/shared/date'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EtapesList } from './etapes-list.tsx'
import { reservationPath, voyagePath } from './paths.ts'
import { formatInstant, formatNbPlaces } from './reservation-texts.ts'
import { reservationQuery } from './reservations.queries.ts'

export function DemandeEnvoyee({ id }: { id: number }) {
  const query = useQuery(reservationQuery(id))
  return (
    <Query
      label="Chargement de la demande…"
      query={query}
      skeleton={<Skeleton className="h-72 max-w-2xl rounded-card" />}
    >
      {(data) => {
        const { agence, voyage, depart, nb_places, expire_le, acompte } = data
        return (
          <div className="grid max-w-2xl gap-5">
            <header className="grid gap-2">
              <h1 className="text-2xl md:text-3xl">{voyage.titre}</h1>
              <p className="text-lg font-semibold tabular-nums">
                {formatDateRange(depart.debut, depart.fin)}
              </p>
            </header>
            <EtapesList etape="envoyee" />
            <p className="text-lg" role="status">
              {formatNbPlaces(nb_places).replace(/^une/, 'Une')}{' '}
              {nb_places > 1 ? 'sont tenues' : 'est tenue'} pour vous
              {expire_le && ` jusqu’au ${formatInstant(expire_le)}`}.
            </p>
            <section aria-labelledby="ensuite" className="card grid gap-3 p-5">
              <h3 className="text-lg" id="ensuite">
                Et maintenant&nbsp;?
              </h3>
              <ol className="grid list-decimal gap-2 ps-5">
                <li>
                  «&nbsp;{agence.nom}&nbsp;» lit votre demande, et confirme ou refuse. Nous vous
                  prévenons ici et par email.
                </li>
                <li>
                  Si elle confirme, vous lui réglez directement l’acompte de{' '}
                  {formatMontant(acompte)}, comme elle vous l’indique.
                </li>
                <li>Sans réponse à temps, les places se libèrent et rien ne vous est demandé.</li>
              </ol>
              <p className="text-ink-soft">
                Jusqu’à sa réponse, renoncer à votre demande ne coûte rien.
              </p>
            </section>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={reservationPath(id)} variant="primary">
                Voir ma réservation
              </ButtonLink>
              {voyage.is_visible && (
                <ButtonLink to={voyagePath(voyage.slug)}>Revenir au séjour</ButtonLink>
              )}
            </div>
          </div>
        )
      }}
    </Query>
  )
}
