import type { RefObject } from 'react'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { isApple } from '#platform/pwa/platform.ts'

type FileInputProps = {
  label: string
  /** Endings of names: they help to find a file, and check nothing. */
  accept: string
  isMultiple?: boolean
  onChoose: (files: File[]) => void
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>
}

/**
 * A choice of files of watches or sheets. iPhones and iPads grey out what they know no type for, whatever
 * its name ends with: there nothing is asked for, and what a file holds decides.
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
        // The same file again is a choice too.
        currentTarget.value = ''
        if (files.length) onChoose(files)
      }}
      ref={ref}
      type="file"
    />
  )
}
