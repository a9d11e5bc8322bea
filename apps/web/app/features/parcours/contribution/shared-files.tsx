import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearShare, removeSharedFile, type SharedFile } from '#platform/offline/share.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { editorPath, MES_PARCOURS } from './paths.ts'
import { UploadList } from './upload-list.tsx'
import type { Upload } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

type SharedFilesProps = { shared: SharedFile[] }

export default function SharedFiles({ shared }: SharedFilesProps) {
  const navigate = useNavigate()
  const { uploads, add, retry, replace, drop } = useUploads()
  const forget = useForgetting(shared)
  useArrival(uploads, forget)
  const files = shared.map(({ file }) => file)
  const exitShare = async () => {
    await clearShare()
    await navigate(MES_PARCOURS)
  }
  const dropOne = (key: number) => {
    const upload = uploads.find((upload) => upload.key === key)
    if (upload) void forget(upload)
    drop(key)
  }
  return (
    <section aria-labelledby="recu" className="card grid max-w-2xl gap-4 p-5">
      <h2 className="text-xl" id="recu">
        {files.length === 1 ? 'Un fichier reçu' : `${files.length}\u00a0fichiers reçus`}
      </h2>
      {uploads.length === 0 && (
        <Choice files={files} onExit={exitShare} onChoose={() => add(files)} />
      )}
      <UploadList onDrop={dropOne} onReplace={replace} onRetry={retry} uploads={uploads} />
    </section>
  )
}

type ChoiceProps = { files: readonly File[]; onChoose: () => void; onExit: () => void }

function Choice({ files, onChoose, onExit }: ChoiceProps) {
  return (
    <>
      <ul className="grid gap-1">
        {[...new Set(files.map(({ name }) => name))].map((name) => (
          <li className="flex gap-2 font-semibold" key={name}>
            <Icon className="mt-0.5 shrink-0 text-sapin" name="route" size={18} />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon="plus" onClick={onChoose} variant="primary">
          {files.length === 1 ? 'En faire un parcours' : 'En faire des parcours'}
        </Button>
        <Button onClick={onExit} variant="quiet">
          Ne rien en faire
        </Button>
      </div>
    </>
  )
}

function useForgetting(shared: readonly SharedFile[]) {
  const client = useQueryClient()
  useEffect(() => () => client.removeQueries({ queryKey: ['partage'] }), [client])
  return async ({ file }: Upload) => {
    const kept = shared.find((sharedFile) => sharedFile.file === file)
    if (kept) await removeSharedFile(kept)
  }
}

/** Removes uploaded files; a single route opens in its editor. */
function useArrival(uploads: readonly Upload[], forget: (upload: Upload) => Promise<void>): void {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list says what has arrived
  useEffect(() => {
    const arrived = uploads.filter(({ state }) => state === 'fait')
    const [first] = arrived
    const isOnly = uploads.length === 1 && first?.state === 'fait'
    const path = isOnly ? editorPath(first.gestion.parcours.id) : null
    const finish = async () => {
      await Promise.all(arrived.map(forget))
      if (path !== null) await navigate(path, { replace: true })
    }
    if (arrived.length > 0) void finish()
  }, [uploads])
}
