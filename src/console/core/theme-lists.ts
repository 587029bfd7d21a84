import type { ThemeOptions } from '@mui/material/styles'

/** Styles a component of react-admin or MUI by its name in the theme. */
type Components = NonNullable<ThemeOptions['components']>

const phone = '@media (max-width: 639px)'

/** Layers: menus and popovers. */
const layers = {
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 16,
        justifyContent: 'space-between',
        minHeight: 32,
        padding: '4px 12px',
        fontSize: 'var(--text-13)',
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '& .MuiListItemText-root': { flex: 1 },
        '& .MuiListItemText-primary': { fontSize: 'inherit' },
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        padding: '4px 12px',
        background: 'none',
        color: 'var(--ink-soft)',
        fontSize: 'var(--text-12)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 1.5,
      },
    },
  },
} as Components

/** The page of a list: it is as high as the window, and its table scrolls. */
const page = {
  RaList: {
    styleOverrides: {
      root: {
        display: 'flex',
        flex: 1,
        minHeight: 0,
        '& .RaList-main': {
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minHeight: 0,
          minWidth: 0,
        },
        '& .RaList-content': {
          position: 'relative',
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          minHeight: 0,
          overflow: 'hidden',
          border: 'var(--hair)',
          borderBottom: 0,
          borderRadius: 'var(--radius-l) var(--radius-l) 0 0',
          boxShadow: 'none',
        },
        '& .RaList-noResults': {
          display: 'flex',
          flex: 1,
          border: 'var(--hair)',
          borderRadius: 'var(--radius-l)',
          background: 'var(--surface)',
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 8,
        padding: '2px 0 12px',
        [phone]: {
          flexDirection: 'row',
          flexWrap: 'wrap',
          padding: '2px 0 10px',
          backgroundColor: 'transparent',
        },
        '& > span': { display: 'none' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flex: 'none',
        alignItems: 'center',
        gap: 2,
        minHeight: 0,
        padding: 0,
        marginLeft: 'auto',
        [phone]: { backgroundColor: 'transparent', padding: 0, minHeight: 0 },
      },
    },
  },
} as Components

/** A small control in a bar: 34 px high, 13 px text, hairline. */
const smallInput = {
  '& .MuiInputBase-root': {
    minHeight: 34,
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    fontSize: 'var(--text-13)',
  },
  '& .MuiInputBase-input': { paddingTop: 0, paddingBottom: 0, height: 32 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiSelect-select': { display: 'flex', alignItems: 'center', minHeight: 0 },
  '& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--line-strong)',
  },
  '& .MuiInputLabel-root': { fontSize: 'var(--text-13)' },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(12px, 7px)' },
  '& .MuiFormControl-root': { marginTop: 0, marginBottom: 0 },
  '& .MuiAutocomplete-root .MuiInputBase-root': { padding: '0 30px 0 6px' },
}

const filters = {
  RaFilterForm: {
    styleOverrides: {
      root: {
        flex: '1 1 0',
        gap: 8,
        minHeight: '0 !important',
        padding: 0,
        alignItems: 'center',
        [phone]: { flex: '1 1 100%' },
        '& .RaFilterForm-clearFix': { display: 'none' },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0 },
        ...smallInput,
      },
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterFormInput-hideButton': { marginBottom: 0, color: 'var(--ink-soft)' },
        '& .RaFilterFormInput-hideButton .MuiSvgIcon-root': { fontSize: 18 },
        '& .MuiFormControl-root': { minWidth: 140 },
        '&[data-source="q"]': {
          width: 260,
          [phone]: { width: '100%' },
          '& .MuiFormControl-root': { width: '100%' },
        },
      },
    },
  },
  RaFilterButton: {
    defaultProps: { size: 'small', variant: 'text' },
    styleOverrides: {
      root: {
        '& .MuiButton-root': {
          height: 34,
          padding: '0 12px',
          color: 'var(--ink)',
          fontSize: 'var(--text-13)',
          fontWeight: 'var(--weight-medium)',
          lineHeight: 1,
          textTransform: 'none',
        },
      },
    },
  },
} as Components

/** Rows of 40 px, a head that stays, hairlines. */
const table = {
  RaDataTable: {
    styleOverrides: {
      root: {
        display: 'flex',
        flex: 1,
        flexDirection: 'column',
        minHeight: 0,
        '& .RaDataTable-tableWrapper': {
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          paddingBottom: 56,
        },
        '& .RaDataTable-table': { borderCollapse: 'separate', fontSize: 'var(--text-13)' },
        '& .RaDataTable-headerCell': {
          position: 'sticky',
          top: 0,
          zIndex: 2,
          height: 34,
          background: 'var(--surface)',
          color: 'var(--ink-soft)',
          fontSize: 'var(--text-12)',
          fontWeight: 'var(--weight-medium)',
        },
        '& .MuiTableCell-root': {
          padding: '0 10px',
          borderBottom: 'var(--hair)',
          whiteSpace: 'nowrap',
          fontSize: 'inherit',
          lineHeight: 'inherit',
        },
        '& .MuiTableCell-body': { height: 'var(--row)', color: 'inherit' },
        '& .MuiTableCell-head': { fontSize: 'var(--text-12)' },
        '& .MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
        '& .MuiTableCell-root:first-of-type': { paddingLeft: 16 },
        '& .MuiTableCell-paddingCheckbox': { width: 40, padding: '0 0 0 10px' },
        '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { paddingLeft: 10 },
        '& .MuiCheckbox-root': { padding: 6 },
        '& .MuiCheckbox-root .MuiSvgIcon-root': { fontSize: 18 },
        '& .MuiTableRow-root.Mui-selected, & .MuiTableRow-root.Mui-selected:hover': {
          backgroundColor: 'var(--accent-soft)',
        },
        // The action of a row is in sight, however wide its values are.
        '& .c-row-action': { position: 'sticky', right: 0 },
        '& .c-row-action.MuiTableCell-body': { backgroundColor: 'var(--surface)' },
        '& .MuiTableRow-root:hover .c-row-action.MuiTableCell-body': {
          backgroundImage: 'linear-gradient(var(--hover), var(--hover))',
        },
        '& .Mui-selected .c-row-action.MuiTableCell-body': { backgroundColor: 'inherit' },
        // As the labels of columns that sort.
        '& .RaDataTable-headerCell > span': { display: 'inline-flex', verticalAlign: 'middle' },
        '& .MuiTableSortLabel-root.Mui-active': { color: 'var(--ink)' },
        '& .MuiTableSortLabel-icon': { fontSize: 14 },
        [phone]: {
          '& .MuiTableCell-root': { padding: '0 8px' },
          '& .MuiTableCell-paddingCheckbox + .MuiTableCell-body': {
            height: 48,
            padding: '6px 8px',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            lineHeight: 1.3,
          },
        },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: {
        flex: 'none',
        border: 'var(--hair)',
        borderRadius: '0 0 var(--radius-l) var(--radius-l)',
        background: 'var(--surface)',
        color: 'inherit',
        overflow: 'hidden',
      },
      toolbar: {
        minHeight: '44px !important',
        height: 44,
        padding: '0 8px 0 16px !important',
      },
      selectLabel: { color: 'var(--ink-soft)', fontSize: 'var(--text-13)' },
      displayedRows: {
        order: -2,
        marginRight: 'auto',
        color: 'var(--ink-soft)',
        fontSize: 'var(--text-13)',
        fontVariantNumeric: 'tabular-nums',
      },
      spacer: { display: 'none' },
      select: { fontSize: 'var(--text-13)' },
      actions: { '& .Mui-disabled': { opacity: 0.4 } },
    },
  },
} as Components

/** Floats over the bottom of a list while rows are selected. */
const bulk = {
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        position: 'static',
        '& .RaBulkActionsToolbar-toolbar': {
          top: 'auto',
          right: 'auto',
          bottom: 12,
          left: '50%',
          gap: 6,
          width: 'max-content',
          maxWidth: 'calc(100% - 24px)',
          minHeight: 42,
          height: 'auto',
          padding: '4px 6px 4px 14px',
          borderRadius: 10,
          background: 'var(--ink)',
          color: 'var(--paper)',
          boxShadow: 'var(--shadow-layer)',
          transform: 'translateX(-50%)',
          transition: 'none',
          flexWrap: 'wrap',
        },
        '& .RaBulkActionsToolbar-topToolbar': { gap: 2, padding: 0, flexWrap: 'wrap' },
        '& .MuiTypography-root': {
          color: 'inherit',
          fontSize: 'var(--text-13)',
          fontVariantNumeric: 'tabular-nums',
        },
        '& .MuiButton-root, & .MuiIconButton-root': {
          minWidth: 0,
          height: 30,
          padding: '0 10px',
          borderRadius: 6,
          color: 'inherit',
          fontSize: 'var(--text-13)',
          fontWeight: 'var(--weight-medium)',
          textTransform: 'none',
        },
        '& .MuiButton-root:hover, & .MuiIconButton-root:hover': {
          backgroundColor: 'color-mix(in srgb, var(--paper) 16%, transparent)',
        },
        '& .RaBulkActionsToolbar-icon': { padding: 6, marginLeft: -8 },
      },
    },
  },
} as Components

/** The list part of the console's theme. */
export const listComponents: Components = { ...layers, ...page, ...filters, ...table, ...bulk }
