import type { Depart } from '@foulee/contract/sejours/departs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CancelButton } from '#kit/publication/cancel-button.tsx'
import { api } from '#platform/api/api.ts'
import { departsQuery } from './contribution.queries.ts'
import { VOYAGE } from './voyage-kind.ts'

const isBooked = ({ droits, places_prises, nb_attentes }: Depart) =>
  droits.annuler && places_prises + nb_attentes > 0

/**
 * Cancels a stay. With bookings, its coming departures are cancelled in the same request: each
 * traveller gets one notice with the reason (produit 10.7).
 */
export function CancelVoyage({ id }: { id: number }) {
  const client = useQueryClient()
  const { data } = useQuery(departsQuery(id))
  const booked = data?.departs.filter(isBooked) ?? []
  const departs = booked.length > 0
  return (
    <CancelButton
      cancel={(motif) => () =>
        api('POST /api/voyages/{id}/etat', {
          params: { id },
          body: { geste: 'annuler', motif, departs },
        })
      }
      hint={formatConcerned(booked)}
      id={id}
      kind={VOYAGE}
      // A refusal may mean new bookings: the dialog then mentions them.
      onRefused={() => client.invalidateQueries(departsQuery(id))}
      readers="les voyageurs"
      withIt={departs ? 'et ses départs' : undefined}
    />
  )
}

const NOBODY_BOOKED =
  'La raison s’affiche sur la page du séjour. Tous ceux qui l’ont dans leur run list la reçoivent.'

function formatConcerned(booked: readonly Depart[]): string {
  if (!booked.length) return NOBODY_BOOKED
  const places = booked.reduce((sum, { places_prises }) => sum + places_prises, 0)
  const held = places === 1 ? 'Une place est réservée' : `${places}\u00a0places sont réservées`
  const where =
    booked.length === 1 ? 'sur un départ à venir' : `sur ${booked.length}\u00a0départs à venir`
  return `${held} ${where}\u00a0: tous les départs à venir sont annulés avec le séjour, pour toujours. Chaque réservation l’est sans frais, et chacun est prévenu par email. ${NOBODY_BOOKED}`
}
