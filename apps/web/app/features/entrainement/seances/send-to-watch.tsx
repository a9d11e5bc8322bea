import type { Seance } from '@foulee/contract/entrainement/seance'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { syncSeance } from './seance-calls.ts'

export function SendToWatch({ seance: { id, slug } }: { seance: Seance }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => saveFile(await syncSeance(api, id), `${slug}.fit`),
    onSettled: () => setOpen(true),
  })
  return (
    <>
      <Button icon="stopwatch" isLoading={isPending} isWide onClick={() => mutate()}>
        Envoyer à ma montre
      </Button>
      <Dialog
        isOpen={isOpen && !isPending}
        onClose={() => setOpen(false)}
        title={error ? 'Le fichier n’est pas prêt' : 'Le fichier de votre séance est prêt'}
      >
        <div className="grid gap-4" role="status">
          <p>
            {error
              ? error.message
              : 'Il est dans vos téléchargements, au format FIT, avec vos allures si votre VMA est connue. Aucune marque ne reçoit encore de séance directement\u00a0: copiez-le sur la montre, le guide dit comment.'}
          </p>
          <div className="flex flex-wrap gap-3">
            {error && (
              <Button icon="refresh" onClick={() => mutate()}>
                Réessayer
              </Button>
            )}
            <ButtonLink to="/montres#seance">Le guide par marque</ButtonLink>
          </div>
        </div>
      </Dialog>
    </>
  )
}
