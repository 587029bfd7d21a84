import { fillReadyProduct } from './make-ready-product.ts'
import { READY } from './ready-product.ts'

/* Fills the folder that `OUTRIDER_READY_PRODUCT` names, before the browser tests. */
await fillReadyProduct(process.env[READY]!)
