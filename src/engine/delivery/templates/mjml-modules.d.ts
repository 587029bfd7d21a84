declare module 'mjml-core'
declare module 'mjml-preset-core'
