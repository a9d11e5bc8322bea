import { SERVICE_MONTRE_LABELS, SERVICES_MONTRE } from '@foulee/domain/parcours/montre'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { api } from '#platform/api/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useToast } from '#ui/toast.tsx'
import { montresQuery, type Service } from './montres.queries.ts'
import { popTrip } from './trip.ts'

/** The callback URL is personal: no cache may store it. */
/** /montres/{service}/retour: OAuth callback of a maker. */
export default function Retour() {
  const name = useParams().service
  const service = SERVICES_MONTRE.find((item) => item === name)
  if (!service) return <FailurePage failure={{ status: 404, message: '' }} />
  return (
    <main className="page grid min-h-[60dvh] place-content-center gap-5 py-10" id="contenu">
      <PageHead
        description="Fin de la liaison avec votre montre."
        isPrivate
        path={`/montres/${service}/retour`}
        title={`Relier ${SERVICE_MONTRE_LABELS[service]}`}
      />
      <Arrival service={service} />
    </main>
  )
}

/** Exchanges the code once, in the browser that started. */
function useArrival(service: Service) {
  const [search] = useSearchParams()
  const state = search.get('state') ?? ''
  const [trip] = useState(() => popTrip(state))
  const arrival = useQuery({
    queryKey: ['montres', 'retour', state],
    queryFn: async () => {
      const { secret = '' } = trip ?? {}
      const code = search.get('code') ?? undefined
      const error = search.get('error') ?? undefined
      const body = { service, state, secret, ...(code && { code }), ...(error && { error }) }
      return (await api('POST /api/montres/retour', { body })).data
    },
    enabled: trip !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { trip, arrival }
}

function Arrival({ service }: { service: Service }) {
  const label = SERVICE_MONTRE_LABELS[service]
  const { trip, arrival } = useArrival(service)
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { isSuccess, error } = arrival
  useEffect(() => {
    if (!isSuccess || !trip) return
    void client.invalidateQueries({ queryKey: montresQuery.queryKey, exact: true })
    toast({ message: `${label} est relié.`, tone: 'success' })
    void navigate(trip.retour, { replace: true })
  }, [client, isSuccess, label, navigate, toast, trip])
  if (trip && !error) {
    return (
      <>
        <h1 className="sr-only">Relier {label}</h1>
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          Retour de {label}…
        </p>
      </>
    )
  }
  return (
    <div className="grid max-w-md justify-items-start gap-4" role="alert">
      <h1 className="text-2xl">La montre n’est pas reliée</h1>
      <p>
        {error?.message ??
          'Cette page ne sert qu’au retour du fabricant, dans le navigateur qui est parti.'}
      </p>
      <ButtonLink to="/reglages/montres" variant="primary">
        Recommencer depuis mes réglages
      </ButtonLink>
    </div>
  )
}
