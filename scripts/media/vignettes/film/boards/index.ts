import type { Board } from '../acts.ts'
import { analytics, phoneAnalytics } from './analytics.ts'
import { assistant, phoneAssistant } from './assistant.ts'
import { dashboards, phoneDashboards } from './dashboards.ts'
import { decisions, phoneDecisions } from './decisions.ts'
import { leads, phoneLeads } from './leads.ts'
import { payments, phonePayments } from './payments.ts'
import { phoneSecurity, security } from './security.ts'
import { phoneSocial, social } from './social.ts'
import { phoneStreaming, streaming } from './streaming.ts'
import { phoneTasks, tasks } from './tasks.ts'
import { phoneTokens, tokens } from './tokens.ts'
import { phoneVideo, video } from './video.ts'

/** Films by the name of their vignette: each as the whole interface and as a phone's panel. */
export const boards: Record<string, Board | undefined> = {
  streaming,
  dashboards,
  leads,
  analytics,
  security,
  tokens,
  social,
  tasks,
  payments,
  video,
  assistant,
  decisions,
  'phone-streaming': phoneStreaming,
  'phone-dashboards': phoneDashboards,
  'phone-leads': phoneLeads,
  'phone-analytics': phoneAnalytics,
  'phone-security': phoneSecurity,
  'phone-tokens': phoneTokens,
  'phone-social': phoneSocial,
  'phone-tasks': phoneTasks,
  'phone-payments': phonePayments,
  'phone-video': phoneVideo,
  'phone-assistant': phoneAssistant,
  'phone-decisions': phoneDecisions,
}
