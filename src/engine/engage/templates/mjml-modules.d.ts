declare module 'mjml-core'
declare module 'mjml-preset-core'
declare module 'mjml-parser-xml'
