import { createTheme } from '@mui/material/styles'
import { say } from '#language'
import { formComponents } from './form-theme.ts'
import { listComponents } from './theme-lists.ts'

/**
 * MUI on top of the tokens. The palette references custom properties, so that light and dark switch
 * with the page; `nativeColor` lets CSS mix them.
 */
export const consoleTheme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--ink)', contrastText: 'var(--paper)' },
    secondary: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    error: { main: 'var(--negative)' },
    warning: { main: 'var(--caution)' },
    info: { main: 'var(--info)' },
    success: { main: 'var(--positive)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    background: { default: 'var(--paper)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      hover: 'var(--hover)',
      selected: 'var(--accent-soft)',
      active: 'var(--ink-soft)',
      disabled: 'var(--ink-soft)',
    },
  },
  typography: { fontFamily: 'var(--font-text)', fontSize: 13 },
  shape: { borderRadius: 8 },
  components: {
    ...formComponents,
    MuiPaper: {
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          color: 'var(--ink)',
          border: 'var(--hair)',
          boxShadow: 'var(--shadow-layer)',
        },
      },
    },
    MuiAutocomplete: {
      // The library's own words are English.
      defaultProps: {
        clearText: say('Clear'),
        closeText: say('Close'),
        openText: say('Open'),
        noOptionsText: say('No options'),
        loadingText: say('Loading…'),
      },
      styleOverrides: {
        listbox: { fontSize: 'var(--text-13)' },
        endAdornment: {
          position: 'absolute',
          right: 6,
          top: '50%',
          transform: 'translateY(-50%)',
          display: 'flex',
        },
        // react-admin's inputs have the padding of their text fields.
        inputRoot: { '&.MuiOutlinedInput-root': { padding: '2px 36px 2px 6px' } },
        input: { '&.MuiAutocomplete-input.MuiOutlinedInput-input': { padding: '4px' } },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    ...listComponents,
  },
})
