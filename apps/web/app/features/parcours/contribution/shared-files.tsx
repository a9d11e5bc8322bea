import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { forgetShare } from '../../../kept-share.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { editorPath, MES_PARCOURS } from './paths.ts'
import { UploadList } from './upload-list.tsx'
import type { Upload } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

/** Files that were shared: one press makes drafts of them, another leaves them. */
export default function SharedFiles({ files }: { files: File[] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { uploads, add, retry, drop } = useUploads()
  useArrival(uploads)
  const leave = async () => {
    await forgetShare()
    client.setQueryData(['partage'], null)
    await navigate(MES_PARCOURS)
  }
  const isOne = files.length === 1
  return (
    <section aria-labelledby="recu" className="card grid max-w-2xl gap-4 p-5">
      <h2 className="text-xl" id="recu">
        {isOne ? 'Un fichier reçu' : `${files.length}\u00a0fichiers reçus`}
      </h2>
      {uploads.length === 0 && (
        <>
          <ul className="grid gap-1">
            {[...new Set(files.map(({ name }) => name))].map((name) => (
              <li className="flex gap-2 font-semibold break-words" key={name}>
                <Icon className="mt-0.5 shrink-0 text-sapin" name="route" size={18} />
                {name}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button icon="plus" onClick={() => add(files)} variant="primary">
              {isOne ? 'En faire un parcours' : 'En faire des parcours'}
            </Button>
            <Button onClick={leave} variant="quiet">
              Ne rien en faire
            </Button>
          </div>
        </>
      )}
      <UploadList onDrop={drop} onRetry={retry} uploads={uploads} />
    </section>
  )
}

const isOver = ({ state }: Upload) => state === 'fait'

/** Once all are routes nothing of them is kept here; the only one opens in its editor. */
function useArrival(uploads: readonly Upload[]): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (uploads.length === 0 || !uploads.every(isOver)) return
    const [first] = uploads
    const only = uploads.length === 1 && first?.state === 'fait' ? first.gestion.parcours.id : null
    const finish = async () => {
      await forgetShare()
      if (only === null) return
      client.removeQueries({ queryKey: ['partage'] })
      await navigate(editorPath(only), { replace: true })
    }
    void finish()
  }, [client, navigate, uploads])
}
