/**
 * Names such as AES-256 and NIST SP 800-207: browsers break a line after the hyphen. The pattern captures the name, so a text
 * that is split by it has names at its odd places.
 */
export const WHOLE = /((?:(?:\bNIST )?\bSP )?\b[A-Z\d]+-\d\w*)/
