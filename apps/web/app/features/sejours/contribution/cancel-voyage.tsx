import type { Depart } from '@foulee/contract/sejours/departs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { departsQuery } from './contribution.queries.ts'
import { useMove } from './use-move.ts'

/** A coming departure with bookings or a waiting list. */
const isBooked = ({ droits, places_prises, nb_attentes }: Depart) =>
  droits.annuler && places_prises + nb_attentes > 0

/**
 * Cancels a stay. With bookings, its coming departures are cancelled in the same request: each
 * traveller gets one notice with the reason.
 */
export function CancelVoyage({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const { data } = useQuery(departsQuery(id))
  const { mutate, error, isPending, reset } = useMove(id, () => setOpen(false))
  const booked = data?.departs.filter(isBooked) ?? []
  const close = () => {
    reset()
    setOpen(false)
  }
  const send = (motif: string) =>
    mutate(
      { geste: 'annuler', motif, departs: booked.length > 0 },
      // A refusal may mean new bookings: the dialog then mentions them.
      { onError: () => client.invalidateQueries(departsQuery(id)) },
    )
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        Annuler le séjour…
      </Button>
      <ReasonDialog
        action={booked.length ? 'Annuler le séjour et ses départs' : 'Annuler le séjour'}
        back="Revenir"
        empty="Dites pourquoi&nbsp;: les voyageurs le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint={sayWho(booked)}
        isBusy={isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={send}
        title="Annuler ce séjour&nbsp;?"
      />
    </>
  )
}

const KEPT =
  'La raison s’affiche sur la page du séjour. Tous ceux qui l’ont dans leur run list la reçoivent.'

function sayWho(booked: readonly Depart[]): string {
  if (!booked.length) return KEPT
  const places = booked.reduce((sum, { places_prises }) => sum + places_prises, 0)
  const held = places === 1 ? 'Une place est réservée' : `${places}\u00a0places sont réservées`
  const where =
    booked.length === 1 ? 'sur un départ à venir' : `sur ${booked.length}\u00a0départs à venir`
  return `${held} ${where}\u00a0: tous les départs à venir sont annulés avec le séjour, pour toujours. Chaque réservation l’est sans frais, et chacun est prévenu par email. ${KEPT}`
}
