import type { Activite } from '@foulee/contract/activites'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { activiteQuery } from './activites.queries.ts'
import { MES_SORTIES } from './paths.ts'

/** Removes an outing for good, once it is said twice. */
export function RemoveActivite({ activite: { id, titre } }: { activite: Activite }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api('POST /api/activites/del', { body: { id } }),
    onSuccess: async () => {
      await navigate(MES_SORTIES)
      client.removeQueries(activiteQuery(id))
      await client.invalidateQueries({ queryKey: ['activites'] })
    },
  })
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)} variant="quiet">
        Supprimer
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
        title={'Supprimer cette sortie\u00a0?'}
      >
        <p>
          «&nbsp;{titre}&nbsp;» et son fichier seront effacés. Les parcours que vous en avez faits
          restent. On ne peut pas revenir en arrière.
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
