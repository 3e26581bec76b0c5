/** Names such as AES-256 and NIST SP 800-207, after whose hyphen browsers break a line: split by it, they are every other part. */
export const WHOLE = /((?:(?:\bNIST )?\bSP )?\b[A-Z\d]+-\d\w*)/
