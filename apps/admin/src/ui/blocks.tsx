import type { SxProps, Theme } from '@mui/material'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { DataTableBody } from 'react-admin'
import { HEARD_ONLY } from './heard-only.ts'

/** A table that is no list of the library becomes blocks by this class and `data-label` on its cells. */
export const BLOCKS_CLASS = 'blocs'

type Labelled = { label?: ReactNode; 'data-label'?: string }

/** The rows of a list; each cell carries the words of its column, which a narrow screen shows beside it. */
export const LabelledBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody role="rowgroup">
    {Children.map(children, (column) =>
      isValidElement<Labelled>(column) && typeof column.props.label === 'string'
        ? cloneElement(column, { 'data-label': column.props.label })
        : column,
    )}
  </DataTableBody>
)

/** The room of a label beside what it names. */
const LABEL = '128px'
/** Words for the eye alone: the header of the column is what is read aloud. */
const seen = (words: string) => ({
  color: 'text.secondary',
  content: words,
  fontSize: '0.875rem',
  '@supports (content: "" / "")': { content: `${words} / ""` },
})

const HEAD = {
  '& > thead > tr': {
    alignItems: 'center',
    columnGap: 2,
    display: 'flex',
    flexWrap: 'wrap',
    px: 2,
  },
  '& > thead > tr > th': { border: 0, p: 0, position: 'static' },
  '& > thead > tr > th:not(:has(.MuiTableSortLabel-root))': HEARD_ONLY,
  '& > thead:has(.MuiTableSortLabel-root) > tr::before': seen('"Trier par"'),
  '& .MuiTableSortLabel-root': { minHeight: '44px', minWidth: '44px' },
}

const CELLS = {
  '& > tbody > tr > *': {
    border: 0,
    display: 'flow-root',
    minWidth: 0,
    overflowWrap: 'anywhere',
    p: 0,
    pl: LABEL,
    textAlign: 'left',
  },
  '& > tbody > tr > *::before': {
    ...seen('attr(data-label)'),
    float: 'left',
    ml: `-${LABEL}`,
    overflowWrap: 'normal',
    pr: 1.5,
    width: LABEL,
  },
  '& > tbody > tr > :is(:empty, .nul, :has(> :is(span, .MuiStack-root):only-child:empty))': {
    display: 'none',
  },
  '& > tbody > tr > :is(:first-child, [data-label="Actions"])': { gridColumn: '1 / -1', pl: 0 },
  '& > tbody > tr > :is(:first-child, [data-label="Actions"])::before': { display: 'none' },
  // The label of a button stands at the height of its words.
  '& > tbody > tr > :has(button)::before': { lineHeight: '44px' },
  '& > tbody > tr > :has(button) > button': { ml: -1 },
  '& > tbody > tr > :first-child': { fontWeight: 600 },
  '& > tbody > tr > [data-label="Actions"] > .MuiStack-root': { flexWrap: 'wrap', ml: -1 },
  // A finger needs more than a line of text.
  '& > tbody > tr > * a': { display: 'inline-block', my: '-12px', py: '12px' },
}

/**
 * Tables of a screen that has no room for them: a row is a block, its first cell the heading, the others
 * under it, each beside its label. What sorts stays above. Elements that are no longer laid out as a
 * table lose what they are to a screen reader, so that roles are written out where they are made.
 */
export const BLOCKS: SxProps<Theme> = {
  [`& :is(.RaDataTable-table, .${BLOCKS_CLASS})`]: (theme: Theme) => ({
    [theme.breakpoints.down('lg')]: theme.unstable_sx({
      '&, & > thead, & > tbody': { display: 'block' },
      ...HEAD,
      '& > tbody > tr': {
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
        columnGap: 3,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        px: 2,
        py: 1.5,
        rowGap: 0.5,
      },
      ...CELLS,
    }),
  }),
}
