import type { SxProps, Theme } from '@mui/material'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { DataTableBody } from 'react-admin'
import { VISUALLY_HIDDEN } from './visually-hidden.ts'

/** Marks tables outside of the library for the block layout; their cells need `data-label`. */
export const BLOCKS_CLASS = 'blocs'

type Labelled = { label?: ReactNode; 'data-label'?: string }

export const LabelledBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody role="rowgroup">
    {Children.map(children, (column) =>
      isValidElement<Labelled>(column) && typeof column.props.label === 'string'
        ? cloneElement(column, { 'data-label': column.props.label })
        : column,
    )}
  </DataTableBody>
)

const LABEL = '128px'
/** Visual text only: the header cell is what screen readers announce. */
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
  '& > thead > tr > th:not(:has(.MuiTableSortLabel-root))': VISUALLY_HIDDEN,
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
  '& > tbody > tr > :has(button)::before': { lineHeight: '44px' },
  '& > tbody > tr > :has(button) > button': { ml: -1 },
  '& > tbody > tr > :first-child': { fontWeight: 600 },
  '& > tbody > tr > [data-label="Actions"] > .MuiStack-root': { flexWrap: 'wrap', ml: -1 },
  // Touch target larger than a line of text.
  '& > tbody > tr > * a': { display: 'inline-block', my: '-12px', py: '12px' },
}

/**
 * Block layout of tables on narrow screens: each row is a block with its first cell as heading and
 * labelled cells below. Sort buttons stay above. Explicit roles replace the implicit ones, lost
 * without table layout.
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
