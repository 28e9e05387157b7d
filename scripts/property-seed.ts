import { PROPERTY_SEED } from '@worksheet/testing/seeds'
import fc from 'fast-check'

fc.configureGlobal({ seed: PROPERTY_SEED })
