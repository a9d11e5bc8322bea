import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { AgesStep } from './ages-step.tsx'
import { ERREUR_LABELS } from './champs.ts'
import { categorieText, placeText, runnersText, tempsText } from './resultats-texts.ts'
import type { Upload } from './use-upload.ts'

type StepProps = { essai: EssaiResultats; upload: Upload }

const linesText = (nb: number) => (nb === 1 ? 'une ligne' : `${formatNombre(nb)}\u00a0lignes`)

export function SendStep({ essai, upload }: StepProps) {
  const {
    nb_bonnes,
    nb_erreurs,
    revendications_perdues: lost,
    corrections_remplacees: mended,
  } = essai
  const { send, isSending, isTrying } = upload
  return (
    <>
      <section aria-labelledby="apercu" className="grid gap-4">
        <h3 className="text-lg" id="apercu">
          Ce qui sera publié
        </h3>
        {nb_bonnes > 0 ? (
          <>
            <Preview apercu={essai.apercu} />
            <p>
              {nb_bonnes > essai.apercu.length
                ? `Et ainsi de suite, ${linesText(nb_bonnes)} en tout.`
                : `En tout, ${linesText(nb_bonnes)}.`}{' '}
              Les mineurs, et qui l’a demandé, sont montrés par leurs initiales.
            </p>
            <AgesStep essai={essai} upload={upload} />
          </>
        ) : (
          <p>Rien pour l’instant&nbsp;: aucune ligne ne peut être lue sans erreur.</p>
        )}
        {lost > 0 && (
          <p className="rounded-control bg-jaune-wash px-4 py-3">
            {lost === 1
              ? 'Un coureur qui avait dit «\u00a0C’est moi\u00a0» n’est plus dans ce fichier.'
              : `${formatNombre(lost)}\u00a0coureurs qui avaient dit «\u00a0C’est moi\u00a0» ne sont plus dans ce fichier.`}
          </p>
        )}
        {mended > 0 && (
          <p className="rounded-control bg-jaune-wash px-4 py-3">
            {mended === 1
              ? 'Une correction a été faite à la main depuis le dernier envoi\u00a0: ce fichier la remplacera.'
              : `${formatNombre(mended)}\u00a0corrections ont été faites à la main depuis le dernier envoi\u00a0: ce fichier les remplacera.`}{' '}
            Vérifiez qu’il les porte, ou partez du fichier téléchargé ci-dessus.
          </p>
        )}
      </section>
      {essai.laissees.nb > 0 && <Asides laissees={essai.laissees} />}
      {nb_erreurs > 0 && (
        <>
          <Errors erreurs={essai.erreurs} nb={nb_erreurs} />
          <Mending nb={nb_erreurs} upload={upload} />
        </>
      )}
      <div className="grid gap-2">
        {nb_bonnes > 0 && (
          <Button
            className="justify-self-start"
            icon="check"
            isLoading={isSending || isTrying}
            onClick={() => send(nb_erreurs > 0)}
            variant="primary"
          >
            {nb_erreurs > 0
              ? `Publier sans ${nb_erreurs === 1 ? 'cette ligne' : `ces ${linesText(nb_erreurs)}`}`
              : `Publier ${linesText(nb_bonnes)}`}
          </Button>
        )}
        {nb_erreurs > 0 && (
          <p className="text-ink-soft">
            {nb_bonnes > 0 ? 'Ou corrigez' : 'Corrigez'} votre fichier, puis choisissez-le de
            nouveau&nbsp;: rien n’est encore publié.
          </p>
        )}
      </div>
    </>
  )
}

/**
 * Download of refused lines: within the whole file, since the next upload replaces all, or alone.
 */
function Mending({ nb, upload }: { nb: number; upload: Upload }) {
  const { downloadRefused, isDownloading } = upload
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          icon="download"
          isLoading={isDownloading(true)}
          onClick={() => downloadRefused(true)}
        >
          Télécharger le fichier avec les raisons
        </Button>
        <Button
          isLoading={isDownloading(false)}
          onClick={() => downloadRefused(false)}
          variant="quiet"
        >
          {nb === 1 ? 'Cette ligne seule' : 'Ces lignes seules'}
        </Button>
      </div>
      <p className="text-ink-soft">
        Corrigez-le dans un tableur, la raison est à côté de chaque ligne, et choisissez-le tel
        quel.
      </p>
    </div>
  )
}

/** Team with its runners; beside initials the full name, visible to the sender of the file only. */
const formatReadName = (line: EssaiResultats['apercu'][number]): string => {
  const read = line.nom === line.nom_lu ? '' : `lu\u00a0: ${line.nom_lu}`
  const beside = [runnersText(line), read].filter(Boolean).join(', ')
  return beside ? `${line.nom} (${beside})` : line.nom
}

/** Matches a separator title that names an épreuve. */
const EPREUVE = /\d\s?km\b|marathon|semi\b|relais|course|trail/i

/** Skipped rows: they may hide a runner, or the start of another épreuve. */
function Asides({ laissees: { nb, textes } }: Pick<EssaiResultats, 'laissees'>) {
  const epreuves = textes.filter((texte) => EPREUVE.test(texte))
  return (
    <>
      <p className="text-ink-soft">
        {nb === 1 ? 'Une ligne est laissée' : `${formatNombre(nb)}\u00a0lignes sont laissées`} de
        côté, titres ou totaux&nbsp;: {textes.map((texte) => `«\u00a0${texte}\u00a0»`).join(', ')}
        {nb > textes.length && '…'}.
      </p>
      {epreuves.length > 1 && (
        <p className="rounded-control bg-jaune-wash px-4 py-3" role="status">
          Ce fichier semble contenir plusieurs épreuves&nbsp;: gardez les lignes de celle-ci, et
          envoyez les autres avec la leur.
        </p>
      )}
    </>
  )
}

function Preview({ apercu }: Pick<EssaiResultats, 'apercu'>) {
  return (
    <DataTable
      caption="Les premières lignes, comme elles seront publiées"
      columns={[
        { id: 'nom', header: 'Nom', cell: formatReadName },
        { id: 'place', header: 'Place', cell: placeText, isNumeric: true },
        { id: 'dossard', header: 'Dossard', cell: ({ dossard }) => dossard ?? '–' },
        {
          id: 'categorie',
          header: 'Catégorie',
          cell: (line) => categorieText({ ...line, rang_categorie: null }) || '–',
        },
        { id: 'club', header: 'Club', cell: ({ club }) => club ?? '–' },
        { id: 'temps', header: 'Temps', cell: tempsText, isNumeric: true },
      ]}
      keyOf={(line) => `${line.rang} ${line.dossard} ${line.nom}`}
      rows={apercu}
    />
  )
}

function Errors({ erreurs, nb }: Pick<EssaiResultats, 'erreurs'> & { nb: number }) {
  return (
    <section aria-labelledby="erreurs" className="grid gap-4">
      <h3 className="text-lg" id="erreurs">
        {nb === 1 ? 'Une ligne a une erreur' : `${formatNombre(nb)}\u00a0lignes ont une erreur`}
      </h3>
      <DataTable
        caption="Erreurs du fichier"
        columns={[
          {
            id: 'ligne',
            header: 'Dans le fichier',
            cell: ({ ligne }) => `Ligne\u00a0${formatNombre(ligne)}`,
          },
          { id: 'champ', header: 'Colonne', cell: ({ champ }) => ERREUR_LABELS[champ] },
          {
            id: 'valeur',
            header: 'Ce qui est écrit',
            cell: ({ valeur }) => <span className="break-all">{valeur || '(vide)'}</span>,
          },
          { id: 'message', header: 'Ce qu’il faut', cell: ({ message }) => message },
        ]}
        keyOf={({ ligne }) => ligne}
        rows={[...erreurs]}
      />
      {nb > erreurs.length && (
        <p className="text-ink-soft">Les {erreurs.length} premières sont montrées ici.</p>
      )}
    </section>
  )
}
