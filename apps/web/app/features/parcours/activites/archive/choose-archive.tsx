import { type RefObject, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Content } from './archive-upload.ts'
import { zipFiles } from './folder-zip.ts'

const isOuting = ({ name }: File) => /\.(fit|gpx|tcx)(\.gz)?$/i.test(name)
const TOO_LARGE =
  'Ce dossier est trop gros pour un seul envoi. Choisissez un dossier d’une année, ou faites-en un zip.'
const EMPTY = 'Ce dossier ne contient ni FIT, ni TCX, ni GPX.'

type ChooseArchiveProps = {
  zip: RefObject<HTMLInputElement | null>
  onChoose: (content: Content) => void
}

export function ChooseArchive({ zip, onChoose }: ChooseArchiveProps) {
  const folder = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const packFolder = async (files: readonly File[]) => {
    const outings = files.filter(isOuting)
    if (!outings.length) return toast({ message: EMPTY, tone: 'danger' })
    const named = outings.map((file) => ({
      name: file.webkitRelativePath || file.name,
      blob: file,
    }))
    try {
      onChoose({ nom: `${folderOf(outings)}.zip`, blob: await zipFiles(named) })
    } catch {
      toast({ message: TOO_LARGE, tone: 'danger' })
    }
  }
  const openFolders = () => {
    const input = folder.current
    if (!input) return
    // No attribute of HTML; where it is unknown, several files are chosen.
    input.webkitdirectory = true
    input.click()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon="upload" onClick={() => zip.current?.click()} variant="primary">
        Choisir une archive zip
      </Button>
      <Button onClick={openFolders}>Choisir un dossier</Button>
      <FileInput
        accept=".zip"
        label="Archive zip de sorties"
        onChoose={([file]) => file && onChoose({ nom: file.name, blob: file })}
        ref={zip}
      />
      <input
        aria-label="Dossier de sorties"
        className="hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length) void packFolder(files)
        }}
        multiple
        ref={folder}
        type="file"
      />
    </div>
  )
}

const folderOf = ([first]: readonly File[]) =>
  first?.webkitRelativePath.split('/')[0] || 'Mes sorties'
