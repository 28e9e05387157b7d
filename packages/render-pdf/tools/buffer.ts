/** What code written for Node expects to be there. */
export { Buffer } from 'buffer/'
