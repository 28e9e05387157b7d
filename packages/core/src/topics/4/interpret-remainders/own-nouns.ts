import { noun } from '../../../author.ts'

export const bouquet = noun('bouquet', 'bouquets', 'ramo', 'ramos', 'm')
export const keyRing = noun('key ring', 'key rings', 'llavero', 'llaveros', 'm')
export const raft = noun('raft', 'rafts', 'balsa', 'balsas', 'f')
