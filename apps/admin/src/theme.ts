import { frFR } from '@mui/material/locale'
import { createElement } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { LabelledBody } from './ui/blocks.tsx'
import { ListFailure } from './ui/list-failure.tsx'
import { Pages } from './ui/pages.tsx'

const FONT = '"Atkinson Hyperlegible Next Variable", system-ui, "Segoe UI", sans-serif'
const TARGET_PX = 44
const ICON_PX = 24

const create = (mode: 'light' | 'dark', c: Colours): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode,
    primary: { main: c.sapin, contrastText: c.surface },
    secondary: { main: c.sapin, contrastText: c.surface },
    error: { main: c.rouge },
    warning: { main: c.terre },
    info: { main: c.ciel },
    background: { default: c.paper, paper: c.surface },
    text: { primary: c.ink, secondary: c.inkSoft },
    divider: c.line,
  },
  typography: {
    fontFamily: FONT,
    fontSize: 15,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  components: {
    ...defaultTheme.components,
    // French accessible names of the table's buttons.
    ...frFR.components,
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: TARGET_PX,
          // The spinner of a busy button replaces its text.
          '&[aria-busy=true]:has(> .MuiCircularProgress-root)': {
            color: 'transparent',
            '& .MuiTouchRipple-root': { color: c.inkSoft },
          },
        },
      },
    },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: c.surface,
          color: c.ink,
          borderBottom: `1px solid ${c.line}`,
          // At twice the text size the title keeps its room beside the icons.
          '& .MuiSvgIcon-root': { fontSize: ICON_PX },
        },
      },
      defaultProps: { elevation: 0 },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { '@media (pointer: coarse)': { minHeight: TARGET_PX, minWidth: TARGET_PX } },
      },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Chargement' } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    // Explicit roles: on narrow screens `display: block` removes the implicit ones.
    MuiTable: { defaultProps: { role: 'table' } },
    MuiTableHead: { defaultProps: { role: 'rowgroup' } },
    MuiTableRow: { defaultProps: { role: 'row' } },
    // Block elements: the library nests them in a <p>, and links in a list of other elements.
    RaMenu: { defaultProps: { component: 'div' } },
    RaList: {
      defaultProps: { error: createElement(ListFailure), pagination: createElement(Pages) },
    },
    RaDataTable: { defaultProps: { body: LabelledBody } },
    RaDataTableHeadCell: { defaultProps: { role: 'columnheader' } },
    RaDataTableCell: { defaultProps: { role: 'cell' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
})

type Colours = Record<
  'paper' | 'surface' | 'ink' | 'inkSoft' | 'line' | 'sapin' | 'rouge' | 'terre' | 'ciel',
  string
>

export const lightTheme = create('light', {
  paper: '#FAF8F3',
  surface: '#FFFFFF',
  ink: '#13211B',
  inkSoft: '#4A5A52',
  line: '#DFE3DA',
  sapin: '#0F5B3F',
  rouge: '#C8232C',
  terre: '#8A5A00',
  ciel: '#1F6FB2',
})

export const darkTheme = create('dark', {
  paper: '#0F1613',
  surface: '#17201C',
  ink: '#ECF1EC',
  inkSoft: '#A9B8AF',
  line: '#2A3731',
  sapin: '#5CC79A',
  rouge: '#FF6B6B',
  terre: '#FFC531',
  ciel: '#6FB7EE',
})
