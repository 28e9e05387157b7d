import fc from 'fast-check'

/** The same commit gives the same verdict; other cases are drawn by another PROPERTY_SEED. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
