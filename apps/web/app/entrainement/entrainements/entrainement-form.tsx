import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { DoneForm } from './done-form.tsx'
import { EditForm } from './edit-form.tsx'
import type { EntrainementFormProps } from './form-props.ts'
import { DropForm, MoveForm, RemoveForm } from './move-form.tsx'
import { SwapForm } from './swap-form.tsx'
import { TagsForm } from './tags-form.tsx'

export type Mode =
  | 'fait'
  | 'deplacer'
  | 'echanger'
  | 'retirer'
  | 'modifier'
  | 'etiquettes'
  | 'supprimer'

const TITLES: Readonly<Record<Mode, string>> = {
  fait: 'Ce que j’ai fait',
  deplacer: 'Changer de jour',
  echanger: 'Échanger avec un autre entraînement',
  retirer: 'Retirer de mon agenda',
  modifier: 'Modifier l’entraînement',
  etiquettes: 'Étiquettes',
  supprimer: 'Supprimer l’entraînement',
}

type GivenProps = EntrainementFormProps & {
  mode: Mode
  /** Leaves without a change, where that leads elsewhere than a change does. */
  onLeave?: () => void
}

/** One thing to do with a training, in place of what it says. */
export function EntrainementForm({ mode, onLeave, ...props }: GivenProps) {
  return (
    <section aria-labelledby="geste" className="grid gap-4">
      <div className="flex items-center gap-2">
        <Button icon="arrow-left" onClick={onLeave ?? props.onBack} variant="quiet">
          Retour
        </Button>
      </div>
      <h3 className="text-lg outline-none" id="geste" key={mode} ref={takeFocus} tabIndex={-1}>
        {mode === 'retirer' && props.athlete ? 'Retirer de son agenda' : TITLES[mode]}
      </h3>
      {renderForm(mode, props)}
    </section>
  )
}

function renderForm(mode: Mode, props: EntrainementFormProps): ReactNode {
  switch (mode) {
    case 'fait':
      return <DoneForm entrainement={props.entrainement} onDone={props.onBack} />
    case 'deplacer':
      return <MoveForm {...props} />
    case 'echanger':
      return <SwapForm {...props} />
    case 'retirer':
      return <DropForm {...props} />
    case 'modifier':
      return <EditForm {...props} />
    case 'etiquettes':
      return <TagsForm {...props} />
    case 'supprimer':
      return <RemoveForm {...props} />
  }
}
