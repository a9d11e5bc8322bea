import { NOM_GROUPE_MAX } from '@foulee/domain/echanges/message'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Choisi, ChoixPersonnes } from './choix-personnes.tsx'
import { avecPath, canalPath } from './paths.ts'

export default function Nouveau({ onClose }: { onClose: () => void }) {
  const [choisis, setChoisis] = useState<readonly Choisi[]>([])
  const [nom, setNom] = useState('')
  const [isNameless, setNameless] = useState(false)
  const navigate = useNavigate()
  const fonder = useCall('POST /api/messages/groupe', {
    input: (body: { nom: string; users_ids: number[] }) => ({ body }),
  })
  const [first, second] = choisis
  const isGroup = second !== undefined
  const go = (path: string) => {
    onClose()
    void navigate(path)
  }
  const begin = () => {
    if (!first) return
    if (!isGroup) return go(avecPath(first.users_id))
    setNameless(!nom.trim())
    if (!nom.trim()) return
    const users_ids = choisis.map(({ users_id }) => users_id)
    fonder.mutate({ nom: nom.trim(), users_ids }, { onSuccess: ({ id }) => go(canalPath(id)) })
  }
  return (
    <Dialog
      footer={
        <Button disabled={!first} isLoading={fonder.isPending} onClick={begin} variant="primary">
          {isGroup ? 'Créer le groupe' : 'Écrire'}
        </Button>
      }
      isOpen
      onClose={onClose}
      title="Nouveau message"
    >
      <div className="grid gap-4">
        {isGroup && (
          <TextField
            error={isNameless ? 'Donnez un nom au groupe.' : undefined}
            id="nom-du-groupe"
            label="Nom du groupe"
            maxLength={NOM_GROUPE_MAX}
            onChange={({ target }) => setNom(target.value)}
            value={nom}
          />
        )}
        <ChoixPersonnes choisis={choisis} error={fonder.error?.message} onChange={setChoisis} />
        {!isGroup && (
          <p className="text-sm text-ink-soft">
            Choisissez plusieurs personnes pour créer un groupe.
          </p>
        )}
      </div>
    </Dialog>
  )
}
