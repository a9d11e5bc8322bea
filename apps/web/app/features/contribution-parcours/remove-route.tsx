import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { MES_PARCOURS } from './paths.ts'

/** Removes a route for good, once it is said twice. */
export function RemoveRoute({ id, titre }: { id: number; titre: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api('POST /api/parcours/del/{id}', { params: { id } }),
    onSuccess: async () => {
      await navigate(MES_PARCOURS)
      client.removeQueries(gestionQuery(id))
      await client.invalidateQueries({ queryKey: ['parcours'] })
    },
  })
  return (
    <>
      <Button
        className="justify-self-start"
        icon="trash"
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        Supprimer ce parcours
      </Button>
      <Dialog
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Garder</Button>
            <Button isLoading={isPending} onClick={() => mutate()} variant="danger">
              Supprimer
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Supprimer ce parcours ?"
      >
        <p>
          «&nbsp;{titre}&nbsp;», son fichier, ses photos et les avis reçus seront effacés. On ne
          peut pas revenir en arrière.
        </p>
        {error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error.message}
          </p>
        )}
      </Dialog>
    </>
  )
}
