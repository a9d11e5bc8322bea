import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { PARTAGE_LABELS, PARTAGES, type Partage } from '@foulee/domain/echanges/publication'
import { RAYONS_MASQUE } from '@foulee/domain/parcours/rayons'
import { formatDistanceShort } from '@foulee/domain/shared/mesure'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Checkbox, ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { usePartage } from './partage.mutations.ts'

const EXCEPTION = 'Rien n’a été changé. Vérifiez votre connexion et recommencez.'
/** Default privacy radius in metres for the first share of an activity. */
const RAYON_USUEL = 500

const HINTS: Readonly<Record<Partage, string>> = {
  personne: 'Personne d’autre ne la voit.',
  abonnes: 'Ceux qui vous suivent, et à qui votre profil est visible.',
  membres: 'Tous les membres à qui votre profil est visible.',
}

/** Why the effective audience is smaller than the chosen one (produit 7.21). */
export const MOINS_DE_18 =
  'Vous avez choisi «\u00a0Les membres de Foulée\u00a0». Tant que votre date de naissance ne montre pas que vous avez 18\u00a0ans, seuls vos abonnés voient vos sorties.'

export type Souhait = { partage: Partage; rayon_masque: number; sans_trace: boolean }
export type Avant = (souhait: Souhait, texte: string) => ReactNode

type DialogProps = { activite: ActiviteEntiere; avant: Avant; onClose: () => void }

export function PartageDialog({ activite, avant, onClose }: DialogProps) {
  const { partage_choisi, rayon_masque, sans_trace, trace } = activite
  const isShared = partage_choisi !== 'personne'
  const [souhait, setSouhait] = useState<Souhait>({
    partage: isShared ? partage_choisi : 'abonnes',
    rayon_masque: isShared ? rayon_masque : rayon_masque || RAYON_USUEL,
    sans_trace,
  })
  const [texte, setTexte] = useState('')
  const send = useSend(activite, { souhait, texte, onClose })
  return (
    <Dialog isOpen onClose={onClose} title="Partager cette sortie">
      <SessionForm
        exception={EXCEPTION}
        mutation={send}
        submit={isShared || souhait.partage === 'personne' ? 'Enregistrer' : 'Partager'}
      >
        {(errors) => (
          <>
            <ChoiceGroup legend="Qui la voit">
              {PARTAGES.map((partage) => (
                <Radio
                  checked={partage === souhait.partage}
                  hint={HINTS[partage]}
                  key={partage}
                  name="partage"
                  onChange={() => setSouhait({ ...souhait, partage: partage })}
                  value={partage}
                >
                  {PARTAGE_LABELS[partage]}
                </Radio>
              ))}
            </ChoiceGroup>
            {trace && (
              <Checkbox
                checked={souhait.sans_trace}
                hint="Les autres lisent les chiffres, sans savoir où vous êtes passé."
                name="sans_trace"
                onChange={({ currentTarget }) =>
                  setSouhait({ ...souhait, sans_trace: currentTarget.checked })
                }
              >
                Sans la trace
              </Checkbox>
            )}
            {trace && !souhait.sans_trace && (
              <ChoiceGroup legend="Cacher les abords du départ et de l’arrivée">
                {RAYONS_MASQUE.map((item) => (
                  <Radio
                    checked={item === souhait.rayon_masque}
                    key={item}
                    name="rayon_masque"
                    onChange={() => setSouhait({ ...souhait, rayon_masque: item })}
                    value={item}
                  >
                    {item ? formatDistanceShort(item) : 'Ne rien cacher'}
                  </Radio>
                ))}
              </ChoiceGroup>
            )}
            <TextField
              error={errors.texte}
              id="texte"
              isOptional
              label="Quelques mots"
              maxLength={500}
              name="texte"
              onChange={({ currentTarget }) => setTexte(currentTarget.value)}
              value={texte}
            />
            <section aria-labelledby="apercu" className="grid gap-2">
              <h3 className="text-base" id="apercu">
                Ce que les autres verront
              </h3>
              {avant(souhait, texte)}
              <p className="text-sm text-ink-soft">
                Les chiffres sont ceux de ce qui se voit. Jamais l’heure, ni la fréquence cardiaque
                en un lieu.
              </p>
            </section>
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}

type Sent = { souhait: Souhait; texte: string; onClose: () => void }

function useSend(activite: ActiviteEntiere, { souhait, texte, onClose }: Sent) {
  const toast = useToast()
  const share = usePartage(activite)
  return useMutation({
    // Sends the state shown in the preview.
    mutationFn: (_: FormData) => {
      const words = texte.trim()
      return share.mutateAsync({ ...souhait, ...(words && { texte: words }) })
    },
    onSuccess: ({ partage }) => {
      toast(
        partage === 'personne'
          ? { message: 'Vous seul voyez cette sortie.', tone: 'success' }
          : {
              message: 'Sortie partagée. Elle est dans le fil.',
              tone: 'success',
              link: { label: 'Voir le fil', to: '/home' },
            },
      )
      onClose()
    },
  })
}
