import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Trouves } from './trouves.tsx'

type RechercheProps = { channels_id: number; nom: string; onClose: () => void }

export function RechercheIci({ channels_id, nom, onClose }: RechercheProps) {
  const [q, setQ] = useState('')
  return (
    <Dialog isOpen onClose={onClose} title={`Chercher dans «\u00a0${nom}\u00a0»`}>
      <div className="grid gap-2">
        <SearchField
          label="Mots du message"
          onChange={({ target }) => setQ(target.value)}
          onClear={() => setQ('')}
        />
        <Trouves channels_id={channels_id} onChoose={onClose} q={q} />
      </div>
    </Dialog>
  )
}
