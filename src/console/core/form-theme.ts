import type { Components, Theme } from '@mui/material/styles'

const text13 = {
  fontFamily: 'var(--font-text)',
  fontSize: 'var(--text-13)',
  letterSpacing: 'normal',
} as const

/** Filters of lists have a look that differs. */
const inForm = <S extends object>(styles: S) => ({ '.c-form &': styles })

const outline = { outline: 'var(--focus)', outlineOffset: 2 } as const

/** Neither space below an input nor room for a help text that it does not have. */
const bare = { defaultProps: { helperText: false, margin: 'none', size: 'small' } } as const

/** Defaults of react-admin's inputs, which MUI's types do not know. */
const inputs = Object.fromEntries(
  [
    'TextInput',
    'NumberInput',
    'DateInput',
    'DateTimeInput',
    'SelectInput',
    'AutocompleteInput',
    'AutocompleteArrayInput',
    'TextArrayInput',
    'BooleanInput',
    'CheckboxGroupInput',
  ].map((name) => [`Ra${name}`, bare]),
)

const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { margin: 'none', fullWidth: true },
    styleOverrides: { root: { margin: 0 } },
  },
  // Labels are above their controls.
  MuiInputLabel: {
    styleOverrides: {
      root: inForm({
        ...text13,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'var(--leading-snug)',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: 'var(--ink)',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: inForm({
        ...text13,
        minHeight: 34,
        background: 'var(--surface)',
        ...Object.fromEntries(
          ['&', '&:hover', '&.Mui-focused'].map((state) => [
            `${state} .MuiOutlinedInput-notchedOutline`,
            { borderColor: 'var(--line-strong)', borderWidth: 1 },
          ]),
        ),
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--negative)' },
        '&.Mui-focused:has(:focus-visible)': outline,
        '&.Mui-disabled': { background: 'var(--sunk)', color: 'var(--ink-soft)' },
        '&.MuiInputBase-multiline': { padding: 0 },
      }),
      input: inForm({
        height: 'auto',
        padding: '7px 10px',
        lineHeight: 'var(--leading-snug)',
        '&::placeholder': { color: 'var(--ink-soft)', opacity: '1 !important' },
      }),
      inputMultiline: inForm({ padding: '8px 10px', lineHeight: 1.55 }),
      notchedOutline: inForm({ top: 0, '& legend': { display: 'none' } }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: inForm({
        margin: '6px 0 0',
        fontSize: 'var(--text-12)',
        lineHeight: 1.45,
        letterSpacing: 'normal',
        color: 'var(--ink-soft)',
        '&.Mui-error': {
          fontSize: 'var(--text-13)',
          fontWeight: 'var(--weight-medium)',
          color: 'var(--negative)',
        },
      }),
    },
  },
}

const choices: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 30,
        height: 18,
        padding: 0,
        marginRight: 10,
        overflow: 'visible',
        // MUI's small switch sets both with a selector below the root.
        '& .MuiSwitch-switchBase': { padding: 2 },
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
      },
      switchBase: {
        '&.Mui-checked': {
          transform: 'translateX(12px)',
          color: 'var(--surface)',
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--ink)' },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
        '&:has(:focus-visible) + .MuiSwitch-track': outline,
      },
      thumb: { boxShadow: 'none', color: 'var(--surface)' },
      track: { borderRadius: 9, opacity: 1, backgroundColor: 'var(--line-strong)' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: 0, minHeight: 34 },
      label: { ...text13, fontWeight: 'var(--weight-medium)' },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { ...text13, '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' } } },
  },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: { root: { ...text13, minHeight: 32, borderRadius: 0 } },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        borderRadius: 'var(--radius-s)',
        background: 'var(--sunk)',
        color: 'var(--ink)',
        fontSize: 'var(--text-12)',
      },
      deleteIcon: { color: 'var(--ink-soft)', fontSize: 16 },
    },
  },
}

const buttons = {
  RaSaveButton: {
    styleOverrides: {
      root: {
        ...text13,
        minHeight: 34,
        padding: '0 14px',
        borderRadius: 'var(--radius)',
        fontWeight: 'var(--weight-medium)',
        textTransform: 'none',
        boxShadow: 'none',
        whiteSpace: 'nowrap',
        background: 'var(--accent)',
        color: 'var(--on-accent)',
        '&:hover': { background: 'var(--accent-strong, var(--accent))', boxShadow: 'none' },
        '&:focus-visible': outline,
        '&.Mui-disabled': { background: 'var(--sunk)', color: 'var(--ink-soft)' },
      },
    },
  },
} as const

/** The look of react-admin's inputs: the controls of the product, from its tokens. */
export const formComponents = { ...inputs, ...fields, ...choices, ...buttons }
