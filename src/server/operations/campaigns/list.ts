import type { Endpoint } from '../../base/endpoint.ts'
import { deleteCampaign, getCampaign, postCampaign, putCampaign } from './campaign.ts'
import { putMessaging, putSchedule, putSteps, putTargets } from './configure.ts'
import { getActivity, getChecklist, getMessages, getPlan, getReport } from './insight.ts'
import { listCampaigns } from './list-campaigns.ts'
import { postModelProposal, postWriteEmails } from './model-writing.ts'
import { getPeople, postPeople, postPeopleBulk, postPeopleImport } from './people.ts'
import { postPreview, postTargetsCount, postTestSend } from './preview.ts'
import { postProposeEmail, redraft, reread } from './redraft.ts'
import { getCandidates, getQuestions, postAnswers } from './questions.ts'
import { postRehearse } from './rehearse.ts'
import {
  postArchive,
  postDuplicate,
  postLaunch,
  postPause,
  postRestore,
  postResume,
  postUndoLaunch,
} from './transitions.ts'
import { getLedgerCsv } from './export-ledger.ts'
import { getVersion, getVersions, postRestoreVersion } from './versions.ts'

/** Endpoints about campaigns, one line each. */
export const campaignOperations: readonly Endpoint[] = [
  postModelProposal,
  postWriteEmails,
  getLedgerCsv,
  deleteCampaign,
  getCampaign,
  postCampaign,
  putCampaign,
  putMessaging,
  putSchedule,
  putSteps,
  putTargets,
  getActivity,
  getChecklist,
  getMessages,
  getPlan,
  getReport,
  listCampaigns,
  getPeople,
  postPeople,
  postPeopleBulk,
  postPeopleImport,
  postPreview,
  postTargetsCount,
  postTestSend,
  postProposeEmail,
  getCandidates,
  getQuestions,
  postAnswers,
  redraft,
  reread,
  postRehearse,
  postArchive,
  postDuplicate,
  postLaunch,
  postPause,
  postRestore,
  postResume,
  postUndoLaunch,
  getVersion,
  getVersions,
  postRestoreVersion,
]
