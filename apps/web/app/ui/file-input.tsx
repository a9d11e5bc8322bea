import type { RefObject } from 'react'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { isApple } from '#platform/pwa/platform.ts'

type FileInputProps = {
  label: string
  /** File extensions: a help for the file picker, not a check. */
  accept: string
  isMultiple?: boolean
  onChoose: (files: File[]) => void
  ref: RefObject<HTMLInputElement | null>
}

/**
 * Choice of GPS or spreadsheet files. iOS disables files of an unknown type, whatever their
 * extension: there `accept` is omitted, and the content is checked.
 */
export function FileInput({ label, accept, isMultiple = false, onChoose, ref }: FileInputProps) {
  const isGreyed = useHydrated() && isApple()
  return (
    <input
      accept={isGreyed ? undefined : accept}
      aria-label={label}
      className="hidden"
      multiple={isMultiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Choosing the same file again must emit a change.
        currentTarget.value = ''
        if (files.length) onChoose(files)
      }}
      ref={ref}
      type="file"
    />
  )
}
