import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import Menu from '#ui/menu.tsx'
import { Flux } from './flux.tsx'
import { GestesList } from './gestes-list.tsx'
import { PauseForm } from './pause-form.tsx'

type Tool = 'pause' | 'gestes' | 'flux'
const TITLES: Readonly<Record<Tool, string>> = {
  pause: 'Faire une pause',
  gestes: 'Ce qui a changé',
  flux: 'Dans mon autre agenda',
}

type AgendaToolsProps = { fluxDepuis: string | null; onAdd: () => void }

export function AgendaTools({ fluxDepuis, onAdd }: AgendaToolsProps) {
  const [open, setOpen] = useState<Tool | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button icon="plus" onClick={onAdd} variant="primary">
        Ajouter
      </Button>
      <Button onClick={() => setOpen('pause')}>Pause</Button>
      <Menu
        entries={[
          {
            id: 'gestes',
            label: TITLES.gestes,
            icon: 'refresh',
            onSelect: () => setOpen('gestes'),
          },
          { id: 'flux', label: TITLES.flux, icon: 'share', onSelect: () => setOpen('flux') },
          // Waits until the menu has closed: otherwise it would be printed.
          {
            id: 'imprimer',
            label: 'Imprimer',
            icon: 'printer',
            onSelect: () => setTimeout(() => window.print()),
          },
        ]}
        label="Plus d’actions"
      />
      <Sheet isOpen={open !== null} onClose={close} title={open ? TITLES[open] : ''}>
        {open === 'pause' && <PauseForm onDone={close} />}
        {open === 'gestes' && <GestesList />}
        {open === 'flux' && <Flux depuis={fluxDepuis} />}
      </Sheet>
    </div>
  )
}
