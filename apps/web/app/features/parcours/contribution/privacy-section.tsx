import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { RAYONS_MASQUE } from '@foulee/domain/parcours/rayons'
import { formatDistance, formatDistanceShort } from '@foulee/domain/shared/mesure'
import { useMemo, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { RouteDrawing } from '#kit/track/route-drawing.tsx'
import { readSamples } from '#kit/track/route-samples.ts'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { useEdit } from './use-edit.ts'

export function PrivacySection({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, rayon_masque } = gestion
  const { mutate, error, isPending, isSuccess } = useEdit(parcours.id)
  const [wished, setWished] = useState<number | null>(null)
  const chosen = wished ?? rayon_masque
  const hide = (rayon: number) => {
    setWished(rayon)
    mutate({ fields: { rayon_masque: String(rayon) } }, { onSettled: () => setWished(null) })
  }
  return (
    <EditorSection
      id="rayon_masque"
      lead="Si vous partez de chez vous, cachez les abords du départ et de l’arrivée. Le masque s’étend 350&nbsp;m plus loin que le rayon choisi, et son centre n’est pas votre porte&nbsp;: autant de traces que l’on compare, elles ne la situent que dans un carré de 400&nbsp;m, le même pour tous vos voisins. Il s’applique à tout&nbsp;: carte, profil, fichiers, images et photos."
      title="Confidentialité"
    >
      <div className="card grid gap-5 p-5 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <ChoiceGroup legend="Cacher autour du départ et de l’arrivée">
            {RAYONS_MASQUE.map((rayon) => (
              <Radio
                checked={chosen === rayon}
                key={rayon}
                name="rayon_masque"
                onChange={() => hide(rayon)}
                value={rayon}
              >
                {rayon ? formatDistanceShort(rayon) : 'Ne rien cacher'}
              </Radio>
            ))}
          </ChoiceGroup>
          <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess} />
        </div>
        <Shown gestion={gestion} />
      </div>
    </EditorSection>
  )
}

function Shown({
  gestion: { parcours, complet, rayon_masque, lu_par_coach },
}: {
  gestion: ParcoursGestion
}) {
  const { trace } = parcours
  const samples = useMemo(() => trace && readSamples(trace), [trace])
  if (!complet) return null
  if (!trace || !samples) {
    return (
      <p className="font-semibold text-rouge-gr" role="alert">
        Il ne reste rien à montrer&nbsp;: choisissez un rayon plus petit.
      </p>
    )
  }
  return (
    <div className="grid content-start gap-2">
      <p>
        <strong>Ce que les autres verront</strong>&nbsp;: {formatDistance(trace.distance)} sur{' '}
        {formatDistance(complet.distance)}.
      </p>
      <RouteDrawing label="Ce que les autres verront du parcours" samples={samples} />
      {lu_par_coach && rayon_masque > 0 && (
        <p className="text-sm text-ink-soft">
          Un coach a pu lire la distance entière de la sortie dont vient ce parcours&nbsp;: en la
          comparant à la trace, il peut deviner la longueur de ce que vous cachez. Pour l’éviter,
          recadrez aussi la trace.
        </p>
      )}
    </div>
  )
}
